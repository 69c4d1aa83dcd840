/// A smooth curve through values: a Kochanek–Bartels spline, which is a Catmull-Rom spline if all
/// parameters are 0.
struct KeyframeCurve {
  let frames: [[Double]]
  /// The parameters of each value; 0 if missing.
  let tension: [Double]
  let continuity: [Double]
  let bias: [Double]

  /// Returns the value at a fraction of the way from a frame to the next.
  func value(after index: Int, part: Double) -> [Double] {
    let (from, to) = (frames[index], frames[min(index + 1, frames.count - 1)])
    let (out, into) = (slope(at: index, isOut: true), slope(at: index + 1, isOut: false))
    let (t2, t3) = (part * part, part * part * part)
    return from.indices.map {
      (2 * t3 - 3 * t2 + 1) * from[$0] + (t3 - 2 * t2 + part) * out[$0]
        + (3 * t2 - 2 * t3) * to[$0] + (t3 - t2) * into[$0]
    }
  }

  /// Returns the tangent of the curve after or before a frame.
  private func slope(at index: Int, isOut: Bool) -> [Double] {
    let at = min(index, frames.count - 1)
    let (before, here, after) = (
      frames[max(at - 1, 0)], frames[at], frames[min(at + 1, frames.count - 1)]
    )
    let (t, c, b) = (number(tension, at), number(continuity, at), number(bias, at))
    let side = isOut ? c : -c
    let first = (1 - t) * (1 + side) * (1 + b) / 2
    let second = (1 - t) * (1 - side) * (1 - b) / 2
    return here.indices.map {
      first * (here[$0] - before[$0]) + second * (after[$0] - here[$0])
    }
  }

  private func number(_ list: [Double], _ index: Int) -> Double {
    list.indices.contains(index) ? list[index] : 0
  }
}
