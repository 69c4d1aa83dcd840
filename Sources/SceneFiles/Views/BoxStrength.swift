import UIKit

/// The priorities of a box's lengths and content along one axis.
///
/// In descending order: edges, limits, own lengths, content sizes, containment, and compact sizes.
/// Growing boxes have a lower priority in each, so that they take the remaining room. Of the
/// contents of a row the later ones are compressed first.
struct BoxStrength {
  /// The number of growing boxes around this one, including itself; limited to three.
  var growth = 0
  /// The depth of nesting.
  var depth = 0

  private var weakness: Float { Float(min(growth, 3)) }

  /// The edges of content. Below the host's edges, whose frame is fixed.
  static let edge = UILayoutPriority(998)
  /// The minimum and maximum lengths of a box.
  static let limit = UILayoutPriority(996)
  /// The share of the remaining room.
  static let share = UILayoutPriority(994)
  /// The aspect ratio, width divided by height.
  static let ratio = UILayoutPriority(985)
  /// Content that fills its container unless it has another length.
  static let fill = UILayoutPriority(980)
  /// A box that fills its container.
  static let room = UILayoutPriority(240)
  /// The natural height of an image.
  static let image = UILayoutPriority(10)

  /// Returns the priority of an own length, below that of the available room.
  func own(_ rank: Int) -> UILayoutPriority {
    UILayoutPriority((growth == 0 ? 990 : 770 - 150 * weakness) - Float(min(rank, 40)) / 10)
  }

  /// Returns the priority of a content size; a higher rank is compressed first.
  func content(_ rank: Int) -> UILayoutPriority {
    UILayoutPriority(750 - 150 * weakness - Float(min(rank, 90)))
  }

  /// The priority of containing the content, higher for inner boxes.
  var contains: UILayoutPriority { UILayoutPriority(650 - 150 * weakness + Float(min(depth, 5))) }

  /// The priority of a compact text or image.
  var hugging: UILayoutPriority { UILayoutPriority(220 - 50 * weakness) }

  /// The priority of a compact box. Above UIKit's fitting size level.
  var fit: UILayoutPriority { UILayoutPriority(215 - 50 * weakness) }

  /// The priority of an image's aspect ratio: above its own box's compactness, below that of
  /// others.
  var shape: UILayoutPriority { UILayoutPriority(240 - 50 * weakness) }

  /// Returns the priorities of a box inside.
  func inside(growing: Bool) -> BoxStrength {
    BoxStrength(growth: growth + (growing ? 1 : 0), depth: depth + 1)
  }
}
