import Glibc

/// A growing array of trivial values with unique ownership.
///
/// Measured, in instructions of a cell's first layout (`valgrind --tool=callgrind`, release): as
/// arrays the values cost a quarter of it, in checks whether they are shared, counts of references
/// and memory that growing arrays left behind.
///
/// What is called for each value is transparent: builds without optimisation then have it in place,
/// for the type at hand, where a call of a generic function looks up types and sizes each time.
struct Slots<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  private var capacity = 0
  /// The first value; an invalid pointer while the capacity is zero.
  private var base = UnsafeMutablePointer<Element>(bitPattern: 16).unsafelyUnwrapped

  @_transparent init() {}

  /// Creates a copy.
  init(copyOf other: borrowing Slots) {
    reserve(other.count)
    base.initialize(from: other.base, count: other.count)
    count = other.count
  }

  deinit { if capacity > 0 { free(base) } }

  var isEmpty: Bool { @_transparent get { count == 0 } }
  var indices: SlotIndices { @_transparent get { SlotIndices(0, count) } }

  /// The place of the first value, until the next change of the count.
  var pointer: UnsafePointer<Element> { @_transparent get { UnsafePointer(base) } }

  subscript(position: Int) -> Element {
    @_transparent get {
      precondition(position >= 0 && position < count, "The slot is not in use.")
      return base[position]
    }
    @_transparent _modify {
      precondition(position >= 0 && position < count, "The slot is not in use.")
      yield &base[position]
    }
  }

  subscript(position: Int32) -> Element {
    @_transparent get {
      precondition(position >= 0 && position < count, "The slot is not in use.")
      return base[Int(position)]
    }
    @_transparent _modify {
      precondition(position >= 0 && position < count, "The slot is not in use.")
      yield &base[Int(position)]
    }
  }

  @_transparent mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base[count] = element
    count += 1
  }

  /// Makes room for as many values more as there are.
  mutating func grow() { reserve(capacity < 4 ? 8 : 2 * capacity) }

  mutating func append(_ element: Element, times number: Int) {
    if count + number > capacity { reserve(max(8, 2 * capacity, count + number)) }
    (base + count).initialize(repeating: element, count: number)
    count += number
  }

  /// Adds uninitialised values.
  mutating func makeRoom(for number: Int) {
    if count + number > capacity { reserve(max(8, 2 * capacity, count + number)) }
    count += number
  }

  @_transparent mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// Removes all values and keeps the capacity.
  @_transparent mutating func removeAll() { count = 0 }

  mutating func removeAll(where shouldBeRemoved: (Element) -> Bool) {
    var kept = 0
    for position in indices where !shouldBeRemoved(self[position]) {
      self[kept] = self[position]
      kept += 1
    }
    count = kept
  }

  @_transparent mutating func swapAt(_ one: Int, _ other: Int) {
    let element = self[one]
    self[one] = self[other]
    self[other] = element
  }

  mutating func sort(by areInOrder: (Element, Element) -> Bool) {
    var buffer = UnsafeMutableBufferPointer(start: base, count: count)
    buffer.sort(by: areInOrder)
  }

  /// Reserves a total capacity.
  mutating func reserve(_ room: Int) {
    guard room > capacity else { return }
    // The reallocation of large arrays often only remaps their pages.
    let size = room * MemoryLayout<Element>.stride
    guard let new = realloc(capacity > 0 ? base : nil, size) else { fatalError("out of memory") }
    (base, capacity) = (new.assumingMemoryBound(to: Element.self), room)
    LargePages.prefer(for: new, size)
  }
}
