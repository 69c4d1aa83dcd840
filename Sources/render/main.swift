import AtomicFiles
import Glibc

HeapPages.preferLarge()
// A reader that goes away is an error with a sentence, not a signal.
StandardFiles.reserve()
Interruption.watch()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).code)
