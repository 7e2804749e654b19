# The laboratory: questions of ready-made studies, their settings, and what happens when.

study-balance = Is the set balanced: do three equal players win equally often?
study-balance-bots = Three bots
study-support = What is an offensive support on the Western Front worth?
study-support-none = No support
study-support-one = One support
study-support-two = Two supports
study-support-three = Three supports
study-debates = Does debating pay: what does the US lose if it never debates?
study-debates-bots = All debate
study-debates-never = The US never debates

moment-unit = conference
moment-germany = Germany has surrendered
moment-japan = Japan has surrendered
moment-italy = Italy has surrendered
