/// Text that notifies its layout managers of edits. Source: Apple, NSTextStorage.
///
/// Subclasses with their own storage override `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` of a string, and `setAttributes(_:range:)`, and call
/// ``edited(_:range:changeInLength:)`` in the last two. All other methods use these.
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

  /// Posted before attributes are fixed; the object is the text.
  public static let willProcessEditingNotification = NSNotification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted before layout managers are notified; the object is the text.
  public static let didProcessEditingNotification = NSNotification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// The layout managers of the text.
  @preconcurrency @MainActor open var layoutManagers: [NSLayoutManager] { managers }
  private final var managers: [NSLayoutManager] = []
  /// The delegate, called as edits end. Default nil.
  @preconcurrency @MainActor open weak var delegate: (any NSTextStorageDelegate)? {
    get { heldDelegate as? any NSTextStorageDelegate }
    set { heldDelegate = newValue }
  }
  private final weak var heldDelegate: AnyObject?

  /// The kinds of edits that are not processed yet. Default none.
  open var editedMask: EditActions { pending.mask }
  /// The characters of edits that are not processed yet, in UTF-16 units; `NSNotFound` as the
  /// location if there are none.
  open var editedRange: NSRange { pending.range }
  /// The change of the length by edits that are not processed yet. Default 0.
  open var changeInLength: Int { pending.delta }
  /// Whether attributes are fixed as they are read. Always false: nothing is to be fixed.
  open var fixesAttributesLazily: Bool { false }

  private final var pending = PendingEdits()
  /// The number of calls of `beginEditing()` without `endEditing()`.
  private final var depth = 0
  private final var isProcessing = false
  /// The number of changes so far.
  private(set) final var edits = 0
  /// Called when edits have been processed.
  package final var changed: (() -> Void)?

  // MARK: Lifecycle

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
  public required init?(coder aDecoder: NSCoder) { return nil }

  // MARK: Layout managers

  /// Adds a layout manager, and removes it from its previous text.
  @preconcurrency @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  @preconcurrency @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Editing

  /// Begins a series of edits, processed as one at the matching `endEditing()`.
  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }

  /// Ends a series of edits, and processes them.
  open override func endEditing() {
    super.endEditing()
    depth = max(0, depth - 1)
    processIfNeeded()
  }

  /// Records an edit, and processes it unless a series of edits has begun.
  ///
  /// - Parameters:
  ///   - editedRange: The edited characters, in UTF-16 units before the edit.
  ///   - delta: The change of the text's length.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    edits += 1
    pending.add(editedMask, range: editedRange, delta: delta)
    processIfNeeded()
  }

  private func processIfNeeded() {
    guard depth == 0, !isProcessing, !pending.mask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    pending = PendingEdits()
    changed?()
  }

  /// Posts notifications, and calls the delegate and the layout managers after edits.
  ///
  /// Called by ``edited(_:range:changeInLength:)`` and `endEditing()`. Off the main actor, only
  /// notifications are posted.
  open func processEditing() {
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    // On the main actor, where these are called, nothing is sent.
    nonisolated(unsafe) let text = self
    let isOnMainActor = MainActorMark.isCurrent
    if isOnMainActor { MainActor.assumeIsolated { text.callDelegateBefore() } }
    invalidateAttributes(in: pending.range)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    guard isOnMainActor else { return }
    MainActor.assumeIsolated { text.callDelegateAndManagers() }
  }

  @MainActor private func callDelegateBefore() {
    delegate?.textStorage?(
      self, willProcessEditing: pending.mask, range: pending.range, changeInLength: pending.delta)
  }

  @MainActor private func callDelegateAndManagers() {
    delegate?.textStorage?(
      self, didProcessEditing: pending.mask, range: pending.range, changeInLength: pending.delta)
    for manager in managers {
      manager.processEditing(
        for: self, edited: pending.mask, range: pending.range, changeInLength: pending.delta,
        invalidatedRange: pending.range)
    }
  }

  /// Does nothing; called with edited characters, for subclasses that fix attributes.
  open func invalidateAttributes(in range: NSRange) {}

  /// Does nothing: attributes are never fixed later.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: Reading

  /// Whether the text is in the superclass's storage for certain.
  private var isPlain: Bool { type(of: self) === NSTextStorage.self }

  /// The length in UTF-16 units.
  open override var length: Int { isPlain ? super.length : string.utf16.count }

  /// Returns an attribute of a character, and the range of characters with the same attributes.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    guard !isPlain else {
      return super.attribute(attrName, at: location, effectiveRange: range)
    }
    return attributes(at: location, effectiveRange: range)[attrName]
  }

  /// Returns the attributes of a character, and the longest range with equal ones.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    guard !isPlain else {
      return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    return snapshot.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  /// Returns an attribute of a character, and the longest range with an equal one.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    guard !isPlain else {
      return super.attribute(
        attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    return snapshot.attribute(
      attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  /// Returns a part of the text.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    isPlain
      ? super.attributedSubstring(from: range) : snapshot.attributedSubstring(from: range)
  }

  /// Returns whether text and attributes are equal to another's.
  open override func isEqual(to other: NSAttributedString) -> Bool {
    isPlain ? super.isEqual(to: other) : snapshot.isEqual(to: other)
  }

  /// Returns an immutable copy.
  open override func copy(with zone: NSZone? = nil) -> Any { snapshot }

  /// Returns a copy that can be changed, without layout managers.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: snapshot)
  }

  /// A copy of the text, read with the methods that subclasses override. O(n).
  package final var snapshot: NSAttributedString {
    guard !isPlain else { return NSAttributedString(attributedString: self) }
    if let kept, kept.edits == edits { return kept.text }
    let string = string
    let result = NSMutableAttributedString(string: string)
    var (place, end) = (0, string.utf16.count)
    while place < end {
      var range = NSRange(location: place, length: 1)
      let attributes = attributes(at: place, effectiveRange: &range)
      end = min(end, string.utf16.count)
      let next = min(max(NSMaxRange(range), place + 1), end)
      result.setAttributes(attributes, range: NSRange(location: place, length: next - place))
      place = next
    }
    kept = (edits, result)
    return result
  }
  private final var kept: (edits: Int, text: NSAttributedString)?

  // MARK: Changing

  /// Replaces characters by others, which have the attributes of the first one replaced.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Replaces the attributes of characters.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Replaces characters by attributed text.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // The text may be the storage itself.
    let text = (attrString as? NSTextStorage)?.snapshot ?? attrString
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, part, _ in
      setAttributes(
        attributes,
        range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  /// Adds an attribute to characters.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(range) { $0[name] = value }
  }

  /// Adds attributes to characters.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) { change(range) { $0.merge(attrs) { $1 } } }

  /// Removes an attribute from characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  private func change(
    _ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    guard range.length > 0 else { return }
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    enumerateAttributes(in: range) { attributes, part, _ in runs.append((attributes, part)) }
    beginEditing()
    for (attributes, part) in runs {
      var attributes = attributes
      change(&attributes)
      setAttributes(attributes, range: part)
    }
    endEditing()
  }

  /// Inserts text.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends text.
  open override func append(_ attrString: NSAttributedString) {
    insert(attrString, at: length)
  }

  /// Deletes characters.
  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
}

// Unsupported: NSTextStorage: own storage · works · `NSAttributedString(attributedString:)` of a
//   subclass with its own storage is empty; use `copy()`. Edits of `mutableString` are not
//   noticed. · test: TextStorageTests
