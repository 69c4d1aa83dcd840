/// The text that is given to the parser. Bodies of functions without anything to rewrite are
/// replaced with spaces, so offsets are unchanged.
///
/// Parsing takes nine tenths of the tool's time, mostly for such bodies: a hundred files of an app,
/// 588 KB, took 0.77 seconds of processor time, and 0.46 with this type. A file that may be
/// misread, such as one with a regular expression, is parsed whole, and so are all files if modules
/// are stubbed, because stubs are used anywhere.
struct Skeleton {
  /// Returns the shortened text.
  ///
  /// - Parameters:
  ///   - hasAssociatedTypes: whether the file has protocols with associated types, whose extensions
  ///     may create objects of them.
  ///   - hasAnyObjects: whether the file declares names as `AnyObject`, whose anchors are rewritten.
  static func text(
    of bytes: [UInt8], hasAssociatedTypes: Bool = false, hasAnyObjects: Bool = false
  ) -> [UInt8] {
    let bodies = bytes.withUnsafeBufferPointer { text -> [Range<Int>] in
      var skeleton = Skeleton(
        reader: BracketReader(text), hasAssociatedTypes: hasAssociatedTypes,
        wanted: hasAnyObjects ? wantedWithAnchors : wanted)
      return (try? skeleton.readMembers()) ?? []
    }
    guard !bodies.isEmpty else { return bytes }
    var result = bytes
    result.withUnsafeMutableBufferPointer { buffer in
      for body in bodies { buffer[body].update(repeating: UInt8(ascii: " ")) }
    }
    return result
  }

  /// The kind of declaration that the next brace opens.
  private enum Declaration {
    case type, function, other
  }

  private var reader: BracketReader
  private let hasAssociatedTypes: Bool
  private let wanted: Set<String>

  private init(reader: BracketReader, hasAssociatedTypes: Bool, wanted: Set<String>) {
    (self.reader, self.hasAssociatedTypes, self.wanted) = (reader, hasAssociatedTypes, wanted)
  }

  /// Returns the removable bodies at file level and in types of any depth.
  private mutating func readMembers() throws(BracketReader.Unclear) -> [Range<Int>] {
    var bodies: [Range<Int>] = []
    var generics = [false]  // of the enclosing types and the file
    var (declaration, isGeneric) = (Declaration.other, false)
    while let element = try reader.next() {
      switch element {
      case .word(let word):
        guard let introduced = Self.introducers[word] else { continue }
        (declaration, isGeneric) = (introduced, generics[generics.count - 1])
        if hasAssociatedTypes, word == "extension" { isGeneric = true }
      case .less: isGeneric = true
      case .opening("{") where declaration == .type:
        generics.append(isGeneric)
        declaration = .other
      case .opening(let bracket):
        let start = reader.position
        let isWanted = try readInside()
        guard bracket == "{" else { continue }
        if declaration == .function, !isGeneric, !isWanted {
          bodies.append(start..<reader.position - 1)
        }
        declaration = .other
      case .closing:
        generics.removeLast()
        guard !generics.isEmpty else { throw BracketReader.Unclear() }
        declaration = .other
      case .mark: break
      }
    }
    return bodies
  }

  /// Reads to the closing bracket. Returns whether the contents may be rewritten or contain a fact.
  private mutating func readInside() throws(BracketReader.Unclear) -> Bool {
    var (depth, isWanted) = (1, false)
    // True since the last bracket: `[weak self, weak view]`.
    var hasWeakCapture = false
    while depth > 0 {
      guard let element = try reader.next() else { throw BracketReader.Unclear() }
      switch element {
      case .opening: (depth, hasWeakCapture) = (depth + 1, false)
      case .closing: (depth, hasWeakCapture) = (depth - 1, false)
      case .mark: isWanted = true
      case .word("weak"):
        isWanted = isWanted || hasWeakCapture
        hasWeakCapture = true
      case .word(let word): isWanted = isWanted || wanted.contains(word)
      case .less: break
      }
    }
    return isWanted
  }

  private static let introducers: [String: Declaration] = [
    "class": .type, "struct": .type, "enum": .type, "extension": .type, "protocol": .type,
    "func": .function, "init": .function, "deinit": .function,
    "var": .other, "let": .other, "subscript": .other, "case": .other, "typealias": .other,
    "associatedtype": .other, "if": .other, "actor": .other,
  ]

  /// The words in bodies for which `Rewriter` and `FactsVisitor` search, beside marks.
  private static let wanted: Set<String> = [
    "class", "struct", "enum", "extension", "protocol", "func", "Self", ".Type", ".init", "observe",
    ".observe", "willChangeValue", "didChangeValue", ".willChangeValue", ".didChangeValue",
    "publisher", ".publisher",
    ".perform", ".performSelector", ".responds", "AnyObject", ".description", "abs", "Logger",
    "method_exchangeImplementations", "NSAttributedString", "NSMutableAttributedString",
    ".superclass",
    "class_addMethod", "class_replaceMethod", "method_setImplementation", "object_setClass",
    "objc_allocateClassPair",
  ]
  private static let wantedWithAnchors = wanted.union(Rewriter.anchors.map { "." + $0 })
}
