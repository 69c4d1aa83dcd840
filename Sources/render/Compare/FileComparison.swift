import Failures
import ImageIO
import Snapshots

/// A comparison of two pictures, as a sentence, as JSON and as a status.
struct FileComparison {
  private let first: PictureFile
  private let second: PictureFile
  private let difference: Difference?
  private let tolerance: Tolerance?

  init(_ first: PictureFile, _ second: PictureFile, tolerance: Tolerance?) {
    self.first = first
    self.second = second
    self.tolerance = tolerance
    difference = PictureComparison.difference(expected: first.image, actual: second.image)
  }

  private var pixels: PixelDifference? {
    if case .pixels(let pixels) = difference { pixels } else { nil }
  }

  /// The differences of the second picture's environment, empty if one of them is unknown.
  private var environmentChanges: [String] {
    guard let old = first.environment, let new = second.environment else { return [] }
    return new.changes(since: old)
  }

  var status: RunStatus {
    switch difference {
    case nil: .success
    case .size: .size
    case .pixels(let pixels) where tolerance?.allows(pixels) == true: .success
    default: environmentChanges.isEmpty ? .pixels : .otherLibraries
    }
  }

  var sentence: String {
    guard let difference else { return "The pictures are equal." }
    if case .size(let expected, let actual) = difference {
      return "The sizes differ: '\(first.path)' has \(expected) pixels, '\(second.path)' \(actual)."
    }
    let clause = "\(difference)"
    let start = clause.prefix(1).uppercased() + clause.dropFirst() + "."
    switch status {
    case .success: return "\(start) That is within the limits."
    case .otherLibraries:
      return "\(start) They were drawn with other libraries or fonts:"
        + " \(environmentChanges.joined(separator: "; "))."
    default: return start
    }
  }

  var json: Data {
    let object = Object(
      verdict: verdict, status: Int(status.code),
      first: Picture(first), second: Picture(second), pixels: pixels,
      environment: environmentChanges)
    return (try? StableJSON.encode(object)) ?? Data()
  }

  private var verdict: String {
    switch status {
    case .success: difference == nil ? "equal" : "tolerated"
    case .size: "size"
    case .otherLibraries: "environment"
    default: "pixels"
    }
  }

  private struct Object: Encodable {
    let verdict: String
    let status: Int
    let first: Picture
    let second: Picture
    let pixels: PixelDifference?
    let environment: [String]
  }

  private struct Picture: Encodable {
    let path: String
    let width: Int
    let height: Int

    init(_ file: PictureFile) {
      path = file.path
      width = file.image.width
      height = file.image.height
    }
  }

  /// A PNG file that shows the difference.
  func picture() throws(Failure) -> Data {
    guard
      let picture = DifferencePicture.make(expected: first.image, actual: second.image)
    else { throw Failure(CompareProblem.noMemory) }
    return try Failure.from { () throws(ImageIOError) in
      try CompactPNGEncoder().encode(picture)
    }
  }
}
