# Progress: where it is kept, the review, the picture of all rules, the learner.
# How variables work: engine/language.py.

## Files of progress

error-progress-foreign = This file does not hold progress of churchill_kit; choose one that was exported here.
error-progress-newer = This progress has format { $given }, and this version reads formats up to { $known }; update it to open the file.
error-progress-damaged = This file of progress is damaged. { $where }: { $what }.
error-progress-large = This file is larger than any progress could be (more than { $limit } MB).

## The store

error-store-none = This machine is set to keep no progress, so yours is kept in this browser only.
error-store-not-here = There is no database here, so your progress is kept in this browser only.
error-store-no-folder = The folder for your progress cannot be made ({ $why }), so it is kept in this browser only.
error-store-read-only = The file for your progress cannot be written ({ $why }), so it is kept in this browser only.
error-store-busy = Another program holds the file of your progress, so it is kept in this browser only for now.
error-store-broken = The file of your progress cannot be used ({ $why }); move it away to begin a new one. Until then it is kept in this browser only.
error-store-newer = The file of your progress was written by a newer version, so it is kept in this browser only; update to use the file again.
error-store-bad-address = The address of the database cannot be understood, so your progress is kept in this browser only.
error-store-no-driver = The database needs the package { $given }, which is not installed, so your progress is kept in this browser only.
