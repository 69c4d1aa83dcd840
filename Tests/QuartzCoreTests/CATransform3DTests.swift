import QuartzCore
import Testing

@Suite struct CATransform3DTests {
  private static let samples: [CATransform3D] = [
    CATransform3DIdentity, CATransform3DMakeTranslation(3, -4, 5),
    CATransform3DMakeScale(2, 0.5, -1), CATransform3DMakeRotation(0.7, 0, 0, 1),
    CATransform3DMakeRotation(1.3, 1, 2, 3),
    CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 0), -0.4, 0, 1, 0),
  ]

  private func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    CATransform3DMaximumDifference(a, b) < 1e-9
  }

  @Test(arguments: samples) func aTransformAndItsInverseCancel(_ t: CATransform3D) {
    #expect(isClose(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
    #expect(isClose(CATransform3DConcat(CATransform3DInvert(t), t), CATransform3DIdentity))
  }

  @Test func concatenationIsAssociative() {
    for a in Self.samples {
      for b in Self.samples {
        for c in Self.samples {
          let left = CATransform3DConcat(CATransform3DConcat(a, b), c)
          let right = CATransform3DConcat(a, CATransform3DConcat(b, c))
          #expect(isClose(left, right))
        }
      }
    }
  }

  @Test func theLeftFactorIsFirst() {
    let t = CATransform3DConcat(
      CATransform3DMakeTranslation(1, 2, 0), CATransform3DMakeScale(10, 10, 1))
    #expect(t.m41 == 10 && t.m42 == 20)
    let scaledLast = CATransform3DTranslate(CATransform3DMakeScale(10, 10, 1), 1, 2, 0)
    #expect(scaledLast == t)
  }

  @Test func affineTransformsGoThereAndBack() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == affine)
  }

  @Test func aTurnOutOfThePlaneIsNotAffine() {
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.5, 0, 1, 0)))
  }

  @Test func aTurnAboutNothingIsNoTurn() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func aTransformWithoutInverseIsReturned() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func aTurnAboutZIsTheAffineTurn() {
    let t = CATransform3DMakeRotation(0.3, 0, 0, 1)
    let affine = CGAffineTransform(rotationAngle: 0.3)
    #expect(isClose(t, CATransform3DMakeAffineTransform(affine)))
  }
}

private func CATransform3DMaximumDifference(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
  let pairs: [(CGFloat, CGFloat)] = [
    (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21),
    (a.m22, b.m22), (a.m23, b.m23), (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32),
    (a.m33, b.m33), (a.m34, b.m34), (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43),
    (a.m44, b.m44),
  ]
  return pairs.map { abs($0 - $1) }.max() ?? 0
}
