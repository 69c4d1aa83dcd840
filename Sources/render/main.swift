import Glibc

HeapPages.preferLarge()
// A reader that goes away is an error with a sentence, not a signal.
signal(SIGPIPE, SIG_IGN)
Interruption.watch()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).code)
