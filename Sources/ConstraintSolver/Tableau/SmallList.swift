/// A list of indices of which the first four need no memory of their own.
///
/// Most variables stand in fewer rows than that.
struct SmallList: RandomAccessCollection {
  private var first: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
  private var length: Int32 = 0
  private var others: [Int32] = []

  var startIndex: Int { 0 }
  var endIndex: Int { Int(length) }

  subscript(index: Int) -> Int32 {
    get {
      switch index {
      case 0: first.0
      case 1: first.1
      case 2: first.2
      case 3: first.3
      default: others[index - 4]
      }
    }
    set {
      switch index {
      case 0: first.0 = newValue
      case 1: first.1 = newValue
      case 2: first.2 = newValue
      case 3: first.3 = newValue
      default: others[index - 4] = newValue
      }
    }
  }

  mutating func append(_ element: Int32) {
    length += 1
    if length > 4 { others.append(element) } else { self[endIndex - 1] = element }
  }

  /// Removes one that is equal, if there is any; the last takes its place.
  mutating func remove(_ element: Int32) {
    for index in indices.reversed() where self[index] == element {
      self[index] = self[endIndex - 1]
      if length > 4 { others.removeLast() }
      length -= 1
      return
    }
  }
}
