/// The unit of a figure.
struct Unit {
  /// The displayed name.
  let name: String
  /// The suffix of JSON keys: `median_ms`.
  let key: String

  static let milliseconds = Unit(name: "ms", key: "ms")
  static let microseconds = Unit(name: "µs", key: "us")
  static let processorMilliseconds = Unit(name: "ms of processor time", key: "processor_ms")
  static let megabytes = Unit(name: "MB", key: "mb")
  static let kilobytesAnAssertion = Unit(name: "KB an assertion", key: "kb_per_assertion")
  static let bytesAnItem = Unit(name: "bytes an item", key: "bytes_per_item")
  static let allocations = Unit(name: "allocations", key: "allocations")
  static let threads = Unit(name: "threads", key: "threads")
  static let threadsAFrame = Unit(name: "threads a frame", key: "threads_per_frame")
  static let files = Unit(name: "files", key: "files")
}
