import Testing

@testable import CoreGraphics

@Suite struct TransformTests {
  static let numbers: [CGFloat] = [-2, -0.5, 0, 1, 3]

  /// All matrices of a few small numbers, including translations.
  static let matrices: [CGAffineTransform] = {
    var all: [CGAffineTransform] = []
    for a in numbers {
      for b in numbers {
        for c in numbers {
          for d in numbers {
            all.append(CGAffineTransform(a: a, b: b, c: c, d: d, tx: b - 1, ty: a + 2))
          }
        }
      }
    }
    return all
  }()

  static let points: [CGPoint] = [
    .zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -3, y: 7.5),
  ]

  static func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    for first in Self.matrices {
      for second in Self.matrices.enumerated().filter({ $0.offset % 37 == 0 }).map(\.element) {
        for point in Self.points {
          #expect(
            Self.near(
              point.applying(first.concatenating(second)),
              point.applying(first).applying(second)))
        }
      }
    }
  }

  @Test func inversesUndoAndSingularMatricesStay() {
    for matrix in Self.matrices {
      let inverse = matrix.inverted()
      if matrix.determinant == 0 {
        #expect(inverse == matrix)
      } else {
        for point in Self.points {
          #expect(Self.near(point.applying(matrix).applying(inverse), point))
        }
      }
    }
  }

  @Test func decomposingAndComposingGivesTheMatrixBack() {
    for matrix in Self.matrices where matrix.determinant != 0 {
      let back = CGAffineTransform(matrix.decomposed())
      for point in Self.points {
        #expect(Self.near(point.applying(back), point.applying(matrix)), "\(matrix)")
      }
    }
  }

  @Test func methodsPutTheNewStepFirst() {
    let base = CGAffineTransform(scaleX: 2, y: 3)
    #expect(base.translatedBy(x: 1, y: 1).tx == 2)
    #expect(base.translatedBy(x: 1, y: 1).ty == 3)
    #expect(base.scaledBy(x: 5, y: 7) == CGAffineTransform(scaleX: 10, y: 21))
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(Self.near(turned, CGPoint(x: 0, y: 1)))
    #expect(CGAffineTransform().a == 0)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(scaleX: 1, y: 2).isIdentity)
  }

  @Test func rectanglesBecomeTheBoxAroundTheirCorners() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4).applying(turn)
    #expect(abs(rect.minX + 6) < 1e-9)
    #expect(abs(rect.minY - 1) < 1e-9)
    #expect(abs(rect.width - 4) < 1e-9)
    #expect(abs(rect.height - 3) < 1e-9)
    #expect(CGRect.null.applying(turn).isNull)
    #expect(CGRect.infinite.applying(turn).isInfinite)
    #expect(
      CGSize(width: 1, height: 2).applying(CGAffineTransform(translationX: 9, y: 9))
        == CGSize(width: 1, height: 2))
  }

  @Test func functionsAreTheMethods() {
    let base = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
    #expect(CGAffineTransformTranslate(base, 1, 2) == base.translatedBy(x: 1, y: 2))
    #expect(CGAffineTransformScale(base, 1, 2) == base.scaledBy(x: 1, y: 2))
    #expect(CGAffineTransformRotate(base, 1) == base.rotated(by: 1))
    #expect(CGAffineTransformInvert(base) == base.inverted())
    let move = CGAffineTransformMakeTranslation(1, 2)
    #expect(CGAffineTransformConcat(base, move) == base.concatenating(move))
    #expect(CGRectGetMaxX(CGRectMake(1, 2, 3, 4)) == 4)
    #expect(CGRectInset(CGRectMake(0, 0, 10, 10), 1, 2) == CGRectMake(1, 2, 8, 6))
  }
}
