/// The growth of the errors at a priority.
struct Cost {
  var priority: Float
  var amount: Double

  /// Compares two lists, ordered by priority: -1 if the first is less, 1 if the second is,
  /// otherwise 0.
  static func compare(_ one: [Cost], _ other: [Cost]) -> Int {
    var (index, otherIndex) = (0, 0)
    while index < one.count || otherIndex < other.count {
      let priority = index < one.count ? one[index].priority : -Float.infinity
      let otherPriority = otherIndex < other.count ? other[otherIndex].priority : -Float.infinity
      let amount = priority >= otherPriority ? one[index].amount : 0
      let otherAmount = otherPriority >= priority ? other[otherIndex].amount : 0
      if abs(amount - otherAmount) > Tolerance.cost { return amount < otherAmount ? -1 : 1 }
      if priority >= otherPriority { index += 1 }
      if otherPriority >= priority { otherIndex += 1 }
    }
    return 0
  }
}
