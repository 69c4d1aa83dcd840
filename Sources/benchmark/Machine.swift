import Foundation

/// The machine on which figures were measured, without which they have no meaning.
struct Machine {
  let processor: String
  let processors: Int
  let megabytes: Int
  let system: String

  init() {
    processor = Self.value("model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown"
    processors = ProcessInfo.processInfo.activeProcessorCount
    megabytes = Int(ProcessInfo.processInfo.physicalMemory / 1_048_576)
    system = Self.value("PRETTY_NAME", in: "/etc/os-release", separator: "=") ?? "unknown"
  }

  /// Returns the value of a key in one of the system's files, without quotes.
  private static func value(_ key: String, in path: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    return line?.split(separator: separator, maxSplits: 1).last?
      .trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
  }

  var json: JSON {
    .object([
      ("processor", .text(processor)), ("processors", .count(processors)),
      ("memory_mb", .count(megabytes)), ("system", .text(system)),
    ])
  }

  /// A description on one line.
  var line: String { "\(processor), \(processors) processors, \(megabytes) MB, \(system)" }
}
