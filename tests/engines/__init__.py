"""What must work in every browser: a game is played and an exercise answered in Firefox and in
WebKit, beside the Chromium of the other tests."""
