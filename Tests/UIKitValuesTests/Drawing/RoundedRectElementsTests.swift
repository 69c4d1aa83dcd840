import Testing
import UIKit

/// The elements of rounded rectangles. Literals: honghaoz/ChouTiUI (MIT),
/// NSBezierPath+RoundedRectTests, recorded on iOS 14 to 17.5, to a millionth of a point.
@Suite struct RoundedRectElementsTests {
  @Test(
    arguments: [
      (CGSize(width: 160, height: 100), 10, rounded),
      (CGSize(width: 160, height: 100), 42, halfRoundedAcross),
      (CGSize(width: 60, height: 160), 32, halfRoundedDown),
      (CGSize(width: 160, height: 100), 64, capsuleAcross),
      (CGSize(width: 60, height: 160), 64, capsuleDown),
      (CGSize(width: 160, height: 100), 0, rectangle),
    ] as [(CGSize, CGFloat, String)])
  func elementsAreThoseOfIOS(_ size: CGSize, _ radius: CGFloat, _ recorded: String) {
    let rect = CGRect(origin: .zero, size: size)
    expectEqual(UIBezierPath(roundedRect: rect, cornerRadius: radius), recorded)
  }

  @Test func unroundedCornersArePoints() {
    let rect = CGRect(x: 0, y: 0, width: 160, height: 100)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 20, height: 20))
    expectEqual(path, Self.topLeftCorner)
  }

  /// Recorded with radii of 10 and 15 points.
  @Test func theHeightOfRadiiIsIgnored() {
    let rect = CGRect(x: 0, y: 0, width: 160, height: 100)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 10, height: 15))
    expectEqual(path, Self.rounded)
  }

  /// A trimmed stroke shows where a path begins: after the top-left corner, or at the top of a
  /// capsule.
  @Test func anOutlineBeginsAtTheTop() {
    let rect = CGRect(x: 10, y: 20, width: 160, height: 100)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 10).firstPoint.x == 25.28665)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 99).firstPoint == CGPoint(x: 90, y: 20))
  }

  private func expectEqual(
    _ path: UIBezierPath, _ recorded: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (own, theirs) = (path.elements, recorded.split(separator: "\n").map(Element.init))
    #expect(own.map(\.letter) == theirs.map(\.letter), sourceLocation: sourceLocation)
    for (own, theirs) in zip(own, theirs) {
      let isEqual = zip(own.numbers, theirs.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(isEqual, "\(own) is not \(theirs)", sourceLocation: sourceLocation)
    }
  }

  private static let rounded = """
    M 15.28665 0
    L 144.71335 0
    C 149.11507 0 151.315931 0 153.685062 0.749114
    L 153.685062 0.749114
    C 156.271762 1.690596 158.309404 3.728238 159.250886 6.314938
    C 160 8.684069 160 10.88493 160 15.28665
    L 160 84.71335
    C 160 89.11507 160 91.315931 159.250886 93.685062
    L 159.250886 93.685062
    C 158.309404 96.271762 156.271762 98.309404 153.685062 99.250886
    C 151.315931 100 149.11507 100 144.71335 100
    L 15.28665 100
    C 10.88493 100 8.684069 100 6.314938 99.250886
    L 6.314938 99.250886
    C 3.728238 98.309404 1.690596 96.271762 0.749114 93.685062
    C 0 91.315931 0 89.11507 0 84.71335
    L 0 15.28665
    C 0 10.88493 0 8.684069 0.749114 6.314938
    L 0.749114 6.314938
    C 1.690596 3.728238 3.728238 1.690596 6.314938 0.749114
    C 8.684069 0 10.88493 0 15.28665 0
    L 15.28665 0
    """

  private static let topLeftCorner = """
    M 30.5733 0
    L 160 0
    L 160 100
    L 0 100
    L 0 30.5733
    C 0 21.769859 0 17.368139 1.498228 12.629876
    L 1.498228 12.629876
    C 3.381191 7.456477 7.456477 3.381191 12.629876 1.498228
    C 17.368139 0 21.769859 0 30.5733 0
    L 30.5733 0
    """

  private static let halfRoundedAcross = """
    M 64.20393 0
    L 95.79607 0
    C 106.51286 0 117.51716 0 129.362818 3.745569
    L 129.362818 3.745569
    C 147.75711 10.440544 160 27.925203 160 47.5
    C 160 50 160 50 160 50
    L 160 50
    C 160 50 160 50 160 50
    L 160 52.5
    C 160 72.074797 147.75711 89.559456 129.362818 96.254431
    C 117.51716 100 106.51286 100 84.504258 100
    L 64.20393 100
    C 53.48714 100 42.48284 100 30.637182 96.254431
    L 30.637182 96.254431
    C 12.24289 89.559456 0 72.074797 0 52.5
    C 0 50 0 50 0 50
    L 0 50
    C 0 50 0 50 0 50
    L 0 47.5
    C 0 27.925203 12.24289 10.440544 30.637182 3.745569
    C 42.48284 0 53.48714 0 75.495742 0
    L 64.20393 0
    """

  private static let halfRoundedDown = """
    M 30 0
    L 30 0
    C 30 0 30 0 30 0
    L 31.5 0
    C 43.244878 0 53.735674 7.345734 57.752658 18.382309
    C 60 25.489704 60 32.092284 60 45.297445
    L 60 111.08272
    C 60 127.907716 60 134.510296 57.752658 141.617691
    L 57.752658 141.617691
    C 53.735674 152.654266 43.244878 160 31.5 160
    C 30 160 30 160 30 160
    L 30 160
    C 30 160 30 160 30 160
    L 28.5 160
    C 16.755122 160 6.264326 152.654266 2.247342 141.617691
    C 0 134.510296 0 127.907716 0 114.702555
    L 0 48.91728
    C 0 32.092284 0 25.489704 2.247342 18.382309
    L 2.247342 18.382309
    C 6.264326 7.345734 16.755122 0 28.5 0
    C 30 0 30 0 30 0
    L 30 0
    """

  private static let capsuleAcross = """
    M 80 0
    L 80 0
    C 110 0 110 0 110 0
    L 110 0
    C 137.614237 0 160 22.385763 160 50
    C 160 50 160 50 160 50
    L 160 50
    C 160 50 160 50 160 50
    L 160 50
    C 160 77.614237 137.614237 100 110 100
    C 110 100 110 100 110 100
    L 80 100
    C 50 100 50 100 50 100
    L 50 100
    C 22.385763 100 0 77.614237 0 50
    C 0 50 0 50 0 50
    L 0 50
    C 0 50 0 50 0 50
    L 0 50
    C 0 22.385763 22.385763 0 50 0
    C 50 0 50 0 50 0
    L 80 0
    """

  private static let capsuleDown = """
    M 30 0
    L 30 0
    C 30 0 30 0 30 0
    L 30 0
    C 46.568542 0 60 13.431458 60 30
    C 60 30 60 30 60 30
    L 60 80
    C 60 130 60 130 60 130
    L 60 130
    C 60 146.568542 46.568542 160 30 160
    C 30 160 30 160 30 160
    L 30 160
    C 30 160 30 160 30 160
    L 30 160
    C 13.431458 160 0 146.568542 0 130
    C 0 130 0 130 0 130
    L 0 80
    C 0 30 0 30 0 30
    L 0 30
    C 0 13.431458 13.431458 0 30 0
    C 30 0 30 0 30 0
    L 30 0
    """

  private static let rectangle = """
    M 0 0
    L 160 0
    L 160 100
    L 0 100
    L 0 0
    L 0 0
    """
}

/// A letter, as in SVG, and the coordinates of the points.
private struct Element {
  let letter: String
  let numbers: [CGFloat]
}

extension Element {
  init(_ line: Substring) {
    let words = line.split(separator: " ")
    self.init(
      letter: String(words[0]), numbers: words[1...].map { CGFloat(Double($0) ?? .nan) })
  }
}

extension UIBezierPath {
  fileprivate var firstPoint: CGPoint {
    CGPoint(x: elements[0].numbers[0], y: elements[0].numbers[1])
  }

  fileprivate var elements: [Element] {
    var elements: [Element] = []
    cgPath.applyWithBlock { element in
      let (letter, count) =
        switch element.pointee.type {
        case .moveToPoint: ("M", 1)
        case .addLineToPoint: ("L", 1)
        case .addQuadCurveToPoint: ("Q", 2)
        case .addCurveToPoint: ("C", 3)
        default: ("Z", 0)
        }
      let points = (0..<count).map { element.pointee.points[$0] }
      elements.append(Element(letter: letter, numbers: points.flatMap { [$0.x, $0.y] }))
    }
    return elements
  }
}
