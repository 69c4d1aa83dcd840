/// Laid-out texts, kept while nothing about them changes. May be used from any thread.
///
/// The key is everything a layout depends on: text, attributes, options, fonts. Bounded: when
/// either limit is passed the half not used for longest is dropped.
package final class TextLayoutCache: @unchecked Sendable {
  package static let shared = TextLayoutCache()

  private struct Key: Hashable {
    var text: StyledText
    var options: TextLayoutOptions
    var fonts: Int
  }

  private struct Entry {
    var layout: TextLayout
    var cost: Int
    var lastUse: Int
  }

  /// The most layouts kept, and the most UTF-8 bytes of text in them.
  package let maximumCount: Int
  package let maximumCost: Int

  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]
  private var cost = 0
  private var clock = 0
  private var hitCount = 0
  private var missCount = 0

  package init(maximumCount: Int = 2048, maximumCost: Int = 1 << 20) {
    self.maximumCount = maximumCount
    self.maximumCost = maximumCost
  }

  /// The layout of a text: a kept one, or a new one that is kept from now on.
  package func layout(_ text: StyledText, options: TextLayoutOptions) -> TextLayout {
    let key = Key(text: text, options: options, fonts: FontLibrary.generation)
    lock.lock()
    clock += 1
    if let entry = entries[key] {
      entries[key]?.lastUse = clock
      hitCount += 1
      lock.unlock()
      return entry.layout
    }
    missCount += 1
    lock.unlock()
    let layout = TextLayout(text, options: options)
    // The next session is to meet its problems, too.
    if FontProblems.current.all.isEmpty { keep(layout, key: key) }
    return layout
  }

  private func keep(_ layout: TextLayout, key: Key) {
    let weight = key.text.string.utf8.count + 64
    guard weight <= maximumCost / 4 else { return }
    lock.lock()
    defer { lock.unlock() }
    if let old = entries[key] { cost -= old.cost }
    entries[key] = Entry(layout: layout, cost: weight, lastUse: clock)
    cost += weight
    if entries.count > maximumCount || cost > maximumCost { dropOlderHalf() }
  }

  private func dropOlderHalf() {
    let uses = entries.values.map(\.lastUse).sorted()
    let median = uses[uses.count / 2]
    entries = entries.filter { $0.value.lastUse >= median }
    cost = entries.values.reduce(0) { $0 + $1.cost }
  }

  package func removeAll() {
    lock.lock()
    defer { lock.unlock() }
    entries.removeAll()
    cost = 0
  }

  /// How often a kept layout was handed out.
  package var hits: Int { counter(\.hitCount) }
  /// How often a text had to be laid out.
  package var misses: Int { counter(\.missCount) }
  package var count: Int { counter(\.entries.count) }

  private func counter(_ path: KeyPath<TextLayoutCache, Int>) -> Int {
    lock.lock()
    defer { lock.unlock() }
    return self[keyPath: path]
  }
}
