import AtomicFiles
import Glibc
import Snapshots

HeapPages.preferLarge()
// Writing to a closed pipe is reported as an error and does not raise a signal.
StandardFiles.reserve()
Interruption.watch()
LayoutWatchdog.start()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).code)
