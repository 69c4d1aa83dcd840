import Foundation

// Passes files to a parser: fuzz-parsers KIND FILE-OR-FOLDER…
// KIND is jpeg, png, svg, pdf, xib or html. Every file must be read or rejected within two seconds.
// Scripts/fuzz-parsers compiles it for libFuzzer, which changes the files, guided by the coverage
// of the parser.

let arguments = CommandLine.arguments
guard arguments.count > 2, let parser = FuzzedParser(rawValue: arguments[1]) else {
  print("usage: fuzz-parsers jpeg|png|svg|pdf|xib|html FILE-OR-FOLDER… [libFuzzer's options]")
  exit(1)
}
#if FUZZING
  FuzzedParser.chosen = parser
  var rest = [arguments[0]] + arguments.dropFirst(2)
  var words = rest.map { strdup($0) }
  words.append(nil)
  var count = Int32(rest.count)
  words.withUnsafeMutableBufferPointer { words in
    var list = words.baseAddress
    exit(runFuzzer(&count, &list) { fuzzOnce($0, $1) })
  }
#else
  var slow = 0
  let files = arguments.dropFirst(2).flatMap(FuzzedParser.files)
  for path in files {
    let start = Date()
    parser.read(try Data(contentsOf: URL(fileURLWithPath: path)))
    let seconds = -start.timeIntervalSinceNow
    if seconds > 2 {
      print("\(path): \(Int(seconds * 1000)) ms")
      slow += 1
    }
  }
  print("\(parser.rawValue): \(files.count) files, \(slow) of them slow")
  exit(slow == 0 && !files.isEmpty ? 0 : 1)
#endif
