import Foundation
import ImageIO
import InterfaceBuilder
import Markup
import VectorImages

/// The parsers that read untrusted files.
enum FuzzedParser: String {
  case jpeg, png, svg, pdf, xib, html

  /// The parser for libFuzzer's calls.
  nonisolated(unsafe) static var chosen: FuzzedParser?

  /// Reads or rejects a file; both are correct.
  func read(_ data: Data) {
    let limits = ImageLimits(maximumSide: 4096, maximumPixels: 1 << 20)
    switch self {
    case .jpeg: _ = try? JPEGDecoder(limits: limits).decode(data)
    case .png:
      _ = try? PNGDecoder(limits: limits).decode(data)
      _ = try? APNGDecoder(limits: limits).decode(data)
    case .svg: _ = try? VectorDrawing(svg: [UInt8](data)).inkBounds
    case .pdf: _ = try? VectorDrawing(pdf: [UInt8](data)).inkBounds
    case .xib: _ = try? InterfaceDocument([UInt8](data), file: "fuzzed.xib")
    case .html: _ = HTMLParser.parse(String(decoding: data, as: UTF8.self))
    }
  }

  /// Returns the files at a path, which may be a folder, sorted by name.
  static func files(at path: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return [path]
    }
    return names.sorted().map { "\(path)/\($0)" }
  }
}

#if FUZZING
  /// The function that libFuzzer calls.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzzOnce(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    FuzzedParser.chosen?.read(bytes.map { Data(bytes: $0, count: count) } ?? Data())
    return 0
  }

  /// libFuzzer's entry point. Source: LLVM, "libFuzzer", "Using libFuzzer as a library".
  @_silgen_name("LLVMFuzzerRunDriver")
  func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif
