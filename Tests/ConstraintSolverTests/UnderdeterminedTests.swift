import ConstraintSolver
import Testing

/// Tests ambiguous layouts against UIKit's own numbers, from public iOS tests.
@Suite struct UnderdeterminedTests {
  let engine = ConstraintEngine()
  let superview: Box
  let box: Box
  static let relations: [LinearRelation] = [.lessThanOrEqual, .greaterThanOrEqual]

  init() throws {
    superview = Box(in: engine)
    box = Box(in: engine)
    try engine.add(superview.leading, .equal, 0)
    try engine.add(superview.size, .equal, 375)
  }

  @Test func nothingIsZero() {
    #expect(engine.frame(of: box) == [0, 0])
    #expect(engine.isAmbiguous(box.x) && engine.isAmbiguous(box.width))
  }

  @Test(arguments: relations)
  func aPositionSitsAtItsBound(relation: LinearRelation) throws {
    try engine.add(box.size, .equal, 100)
    try engine.add(box.leading - superview.leading, relation, 23)
    #expect(engine.frame(of: box) == [23, 100])
    #expect(engine.isAmbiguous(box.x) && !engine.isAmbiguous(box.width))
  }

  @Test(arguments: relations)
  func aFarEdgeSitsAtItsBound(relation: LinearRelation) throws {
    try engine.add(box.size, .equal, 100)
    try engine.add(box.trailing - superview.trailing, relation, -45)
    #expect(engine.frame(of: box) == [375 - 145, 100])
  }

  @Test(arguments: relations)
  func aNeighbourSitsAtItsBound(relation: LinearRelation) throws {
    let neighbour = Box(in: engine)
    try engine.add(box.leading, .equal, 0)
    try engine.add(box.size, .equal, 10)
    try engine.add(neighbour.leading - box.trailing, relation, 25)
    #expect(engine.frame(of: neighbour) == [35, 0])
  }

  @Test func aSizeGrowsOnlyWhereItMust() throws {
    let other = Box(in: engine)
    try engine.add(box.size - superview.size, .greaterThanOrEqual, -52)
    try engine.add(other.size - superview.size, .lessThanOrEqual, -52)
    #expect(engine.value(of: box.width) == 323)
    #expect(engine.value(of: other.width) == 0)
  }

  @Test func aCentredSizeGrowsOnlyWhereItMust() throws {
    let other = Box(in: engine)
    for one in [box, other] { try engine.add(one.center - superview.center, .equal) }
    try engine.add(box.size, .greaterThanOrEqual, 23)
    try engine.add(other.size, .lessThanOrEqual, 23)
    #expect(engine.value(of: box.width) == 23)
    #expect(engine.value(of: other.width) == 0)
  }

  @Test func aFarEdgeAloneMovesTheBox() throws {
    try engine.add(box.trailing - superview.trailing, .equal)
    #expect(engine.frame(of: box) == [375, 0])
  }
}

/// Tests which views grow and shrink under equal priorities.
@Suite struct TieTests {
  let engine = ConstraintEngine()

  private func chain(_ sizes: [Double], in length: Double, spacing: Double = 0) throws -> [Double] {
    let boxes = sizes.map { _ in Box(in: engine) }
    try engine.add(boxes[0].leading, .equal, 0)
    for (before, after) in zip(boxes, boxes.dropFirst()) {
      try engine.add(after.leading - before.trailing, .equal, spacing)
    }
    try engine.add(boxes[boxes.count - 1].trailing, .equal, length)
    for (box, size) in zip(boxes, sizes) {
      try engine.add(box.size, .lessThanOrEqual, size, at: 250)
      try engine.add(box.size, .greaterThanOrEqual, size, at: 750)
    }
    return boxes.map { engine.value(of: $0.width) }
  }

  @Test func theFirstTakesSpareRoom() throws {
    #expect(try chain([20.5, 17], in: 60) == [43, 17])
    #expect(try chain([20.5, 14.5], in: 70, spacing: 8) == [47.5, 14.5])
  }

  @Test func theLastIsSqueezed() throws {
    #expect(try chain([20.5, 20.5], in: 32) == [20.5, 11.5])
    #expect(try chain([20.5, 20.5], in: 40) == [20.5, 19.5])
  }
}
