import Badges
import ScreenServer

// This package's own screen, alive on a page: swift run serve-badges
ScreenServer { BadgesViewController() }.run()
