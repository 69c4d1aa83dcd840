import UIKit

/// A comment whose cell does a long task before it is used again, on the main thread.
final class BusyCatWallCell: CatWallCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    LongTask.run()
  }
}
