# Exercises of chapter 7.5, front tracks and Axis reserves: tutor/churchill/chapter_7_5.py.

churchill-tutor-eastern_armies = { $armies ->
    [one] One German army is placed.
   *[other] { $armies } German armies are placed.
} The Western Front is in { $west-the }, the Eastern Front in { $east-the }. How many armies oppose the Eastern Front by priority, before dice send the rest anywhere?
churchill-tutor-eastern_armies-why = By priority the Eastern Front is opposed by this many: { $amount }. Dice decide about what is left.
churchill-tutor-eastern_armies-hint1 = Go through the priorities one by one; whatever has been placed is gone.
churchill-tutor-eastern_armies-hint2 = Two stay in Germany if a front is about to enter it. One goes east in any case, and four more until the Western Front has left UK/Bolero.
churchill-tutor-eastern_armies-hint3 = After Normandy two go against the front that is nearer to Germany, one each if both are as near. West: { $west }. East: { $east }.
