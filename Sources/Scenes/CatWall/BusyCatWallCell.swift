import UIKit

/// A comment whose cell performs a long task on the main thread before it is reused.
final class BusyCatWallCell: CatWallCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    LongTask.run()
  }
}
