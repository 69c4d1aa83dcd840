import UIKit

/// A comment on the wall.
struct CatComment {
  let text: String
  let color: UIColor
}
