import Failures
import Glibc
import Snapshots

StandardError.keepStandardFiles()
HeapPages.preferLarge()
// A reader that goes away is an error with a sentence, not a signal.
signal(SIGPIPE, SIG_IGN)
Interruption.watch()
LayoutWatchdog.start()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).code)
