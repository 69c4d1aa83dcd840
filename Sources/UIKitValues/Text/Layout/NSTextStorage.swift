/// Text that tells its layout managers when it changes. Source: Apple, NSTextStorage.
open class NSTextStorage: NSMutableAttributedString {
  /// What has changed of a text.
  public struct EditActions: OptionSet, Sendable {
    /// The changes as bits.
    public let rawValue: UInt
    /// Changes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Who lays the text out.
  @preconcurrency @MainActor open private(set) var layoutManagers: [NSLayoutManager] = []
  /// How often the text has changed.
  private(set) final var edits = 0
  /// Called when the text has changed.
  package final var changed: (() -> Void)?

  /// An empty text.
  public init() { super.init(string: "", attributes: nil) }

  /// A text without attributes.
  public override init(string str: String) { super.init(string: str, attributes: nil) }

  /// A text with attributes all over.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// Another text, as it is now.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  /// Archives are not read.
  public required convenience init?(coder aDecoder: NSCoder) { nil }

  /// Has a layout manager lay the text out, and no other text.
  @preconcurrency @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Has a layout manager no longer lay the text out.
  @preconcurrency @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  /// Tells that the text has changed, as a subclass that keeps it elsewhere does.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) { textDidChange() }

  private func textDidChange() {
    edits += 1
    changed?()
  }

  // MARK: NSMutableAttributedString

  /// Puts other characters in the place of some.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    textDidChange()
  }

  /// Puts other text in the place of some.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    textDidChange()
  }

  /// Gives characters attributes, and no others.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    textDidChange()
  }

  /// Gives characters one more attribute.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    textDidChange()
  }

  /// Gives characters more attributes.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    super.addAttributes(attrs, range: range)
    textDidChange()
  }

  /// Takes an attribute from characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    textDidChange()
  }

  /// Puts text in.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    super.insert(attrString, at: loc)
    textDidChange()
  }

  /// Puts text at the end.
  open override func append(_ attrString: NSAttributedString) {
    super.append(attrString)
    textDidChange()
  }

  /// Takes characters out.
  open override func deleteCharacters(in range: NSRange) {
    super.deleteCharacters(in: range)
    textDidChange()
  }

  /// Puts another text in the place of all.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    super.setAttributedString(attrString)
    textDidChange()
  }
}
