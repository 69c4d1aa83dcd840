/// A value of a PDF file.
indirect enum PDFObject: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  /// A dictionary, and where the bytes that belong to it begin.
  case stream([String: PDFObject], start: Int)
  /// Another object, by its number.
  case reference(Int)

  var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// A whole number; nil for others, and for those that are no counts of anything.
  var integer: Int? {
    guard let number, abs(number) < 1e15 else { return nil }
    return Int(number)
  }

  var name: String? {
    if case .name(let name) = self { return name }
    return nil
  }

  var array: [PDFObject]? {
    if case .array(let array) = self { return array }
    return nil
  }

  /// A dictionary, a stream's, too.
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let dictionary), .stream(let dictionary, _): dictionary
    default: nil
    }
  }
}
