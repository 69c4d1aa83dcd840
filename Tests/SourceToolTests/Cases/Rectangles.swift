import Foundation
import UIKit

func rectangleCases() {
  let square = CGRect(x: 0, y: 0, width: 10, height: 10)
  expect(!square.intersects(CGRect(x: 10, y: 0, width: 5, height: 5)), "a side in common")
  expect(!square.intersects(CGRect(x: 10, y: 10, width: 5, height: 5)), "a corner in common")
  expect(!square.intersects(CGRect(x: 0, y: -5, width: 10, height: 5)), "above")
  expect(square.intersects(CGRect(x: 9.5, y: 0, width: 5, height: 5)), "half a point")
  expect(square.intersects(CGRect(x: 12, y: 12, width: -4, height: -4)), "negative sizes")
  expect(!square.intersects(.null) && !CGRect.null.intersects(.null), "null")
  expect(square.intersects(.zero), "without area, at the first corner")
  expect(!square.intersects(CGRect(x: 10, y: 10, width: 0, height: 0)), "at the last corner")
  expect(square.intersects(.infinite), "infinite")
  let side = square.intersection(CGRect(x: 10, y: 0, width: 5, height: 5))
  expect(!side.isNull && side.isEmpty, "rectangles that touch have a side in common")
  expect(square.intersection(CGRect(x: 11, y: 0, width: 5, height: 5)).isNull, "apart")
  expect(square.union(.null) == square && CGRect.null.union(square) == square, "union of null")
  expectEqual(
    square.union(CGRect(x: 20, y: 20, width: 0, height: 0)),
    CGRect(x: 0, y: 0, width: 20, height: 20))
  expect(square.contains(CGPoint.zero) && !square.contains(CGPoint(x: 10, y: 5)), "half open")
  expect(!CGRect.zero.contains(CGPoint.zero), "empty rectangles contain no point")
  expect(square.contains(square) && square.contains(CGRect.null), "contains itself and null")
  expect(square.insetBy(dx: 6, dy: 0).isNull, "inset too far")
  expect(square.insetBy(dx: 5, dy: 5).isEmpty && !square.insetBy(dx: 5, dy: 5).isNull, "to a point")
  expect(CGRect.null.insetBy(dx: -5, dy: -5).isNull, "null inset")
  expect(CGRect.null.isEmpty && CGRect.null.isNull && !CGRect.zero.isNull, "null and empty")
}
