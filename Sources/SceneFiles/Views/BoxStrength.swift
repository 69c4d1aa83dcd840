import UIKit

/// How strongly a box and its content hold to their lengths along one axis, as priorities.
///
/// From the strongest: edges, limits, lengths of their own, contents' sizes, the box that contains
/// them, and at last that boxes are no larger than needed. What grows is weaker in each: it takes
/// what the others leave. Of the contents of a row the later ones give way first.
struct BoxStrength {
  /// How many growing boxes a box is in, itself included; the weakest are as the third.
  var growth = 0
  /// How many boxes it is in.
  var depth = 0

  private var weakness: Float { Float(min(growth, 3)) }

  /// Edges that content keeps to. Below those of the host, whose frame holds.
  static let edge = UILayoutPriority(998)
  /// The most and the least that a box is long.
  static let limit = UILayoutPriority(996)
  /// The share of the room that is left.
  static let share = UILayoutPriority(994)
  /// Width divided by height.
  static let ratio = UILayoutPriority(985)
  /// Content that fills its container where nothing else says how long it is.
  static let fill = UILayoutPriority(980)
  /// A box that takes all the room its container has.
  static let room = UILayoutPriority(240)
  /// An image's own height.
  static let image = UILayoutPriority(10)

  /// A length of its own, which gives way to the room there is.
  func own(_ rank: Int) -> UILayoutPriority {
    UILayoutPriority((growth == 0 ? 990 : 770 - 150 * weakness) - Float(min(rank, 40)) / 10)
  }

  /// What content asks for; of two ranks the higher gives way first.
  func content(_ rank: Int) -> UILayoutPriority {
    UILayoutPriority(750 - 150 * weakness - Float(min(rank, 90)))
  }

  /// A box is no shorter than its content, inner boxes before outer ones.
  var contains: UILayoutPriority { UILayoutPriority(650 - 150 * weakness + Float(min(depth, 5))) }

  /// A text or image is no longer than it needs.
  var hugging: UILayoutPriority { UILayoutPriority(220 - 50 * weakness) }

  /// A box is no longer than it needs. Above what UIKit asks of fitting sizes.
  var fit: UILayoutPriority { UILayoutPriority(215 - 50 * weakness) }

  /// An image is as high as its width asks for: above how its box fits, below how others do.
  var shape: UILayoutPriority { UILayoutPriority(240 - 50 * weakness) }

  /// That of a box inside.
  func inside(growing: Bool) -> BoxStrength {
    BoxStrength(growth: growth + (growing ? 1 : 0), depth: depth + 1)
  }
}
