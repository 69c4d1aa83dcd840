/// Text that notifies its layout managers of changes. Source: Apple, NSTextStorage.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes of a text.
  public struct EditActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters have changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// The layout managers of the text.
  @preconcurrency @MainActor open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The number of changes so far.
  private(set) final var edits = 0
  /// Called when the text has changed.
  package final var changed: (() -> Void)?

  /// Creates an empty text.
  public init() { super.init(string: "", attributes: nil) }

  /// Creates a text without attributes.
  public override init(string str: String) { super.init(string: str, attributes: nil) }

  /// Creates a text with attributes.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// Creates a copy of another text.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  /// Returns nil: archives are not supported.
  public required convenience init?(coder aDecoder: NSCoder) { nil }

  /// Adds a layout manager, and removes it from its previous text.
  @preconcurrency @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  @preconcurrency @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  /// Notifies the text of a change, for subclasses with their own storage.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) { textDidChange() }

  private func textDidChange() {
    edits += 1
    changed?()
  }

  // MARK: NSMutableAttributedString

  /// Replaces characters by others.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    textDidChange()
  }

  /// Replaces characters by attributed text.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    textDidChange()
  }

  /// Replaces the attributes of characters.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    textDidChange()
  }

  /// Adds an attribute to characters.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    textDidChange()
  }

  /// Adds attributes to characters.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    super.addAttributes(attrs, range: range)
    textDidChange()
  }

  /// Removes an attribute from characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    textDidChange()
  }

  /// Inserts text.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    super.insert(attrString, at: loc)
    textDidChange()
  }

  /// Appends text.
  open override func append(_ attrString: NSAttributedString) {
    super.append(attrString)
    textDidChange()
  }

  /// Deletes characters.
  open override func deleteCharacters(in range: NSRange) {
    super.deleteCharacters(in: range)
    textDidChange()
  }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    super.setAttributedString(attrString)
    textDidChange()
  }
}
