/// An object of a PDF file.
indirect enum PDFObject: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  /// A stream's dictionary, and the offset of its bytes.
  case stream([String: PDFObject], start: Int)
  /// A reference to an object by its number.
  case reference(Int)

  var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// An integer; nil for other objects and for huge numbers.
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

  /// A dictionary, or that of a stream.
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let dictionary), .stream(let dictionary, _): dictionary
    default: nil
    }
  }
}
