import Glibc

/// A growing array of trivial values with unique ownership.
///
/// In instructions of a cell's first layout (`valgrind --tool=callgrind`, release), arrays would
/// take a quarter of it, for uniqueness checks, reference counting and reallocation.
struct Slots<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  private var capacity = 0
  /// The first value; an invalid pointer while the capacity is zero.
  private var base = UnsafeMutablePointer<Element>(bitPattern: 16).unsafelyUnwrapped

  init() {}

  /// Creates a copy.
  init(copyOf other: borrowing Slots) {
    reserve(other.count)
    base.initialize(from: other.base, count: other.count)
    count = other.count
  }

  deinit { if capacity > 0 { free(base) } }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }

  /// The first value, valid until the count changes.
  var pointer: UnsafePointer<Element> { UnsafePointer(base) }

  subscript(place: Int) -> Element {
    get {
      precondition(place >= 0 && place < count, "There is no such place.")
      return base[place]
    }
    _modify {
      precondition(place >= 0 && place < count, "There is no such place.")
      yield &base[place]
    }
  }

  subscript(place: Int32) -> Element {
    get {
      precondition(place >= 0 && place < count, "There is no such place.")
      return base[Int(place)]
    }
    _modify {
      precondition(place >= 0 && place < count, "There is no such place.")
      yield &base[Int(place)]
    }
  }

  mutating func append(_ element: Element) {
    if count == capacity { reserve(max(8, 2 * capacity)) }
    base[count] = element
    count += 1
  }

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

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// Removes all values, keeping the capacity.
  mutating func removeAll() { count = 0 }

  mutating func removeAll(where isGone: (Element) -> Bool) {
    var kept = 0
    for place in indices where !isGone(self[place]) {
      self[kept] = self[place]
      kept += 1
    }
    count = kept
  }

  mutating func swapAt(_ one: Int, _ other: Int) {
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
