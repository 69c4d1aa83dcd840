import AtomicFiles
import Glibc
import Snapshots

HeapPages.preferLarge()
// A reader that goes away is an error with a sentence, not a signal.
StandardFiles.reserve()
Interruption.watch()
LayoutWatchdog.start()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).code)
