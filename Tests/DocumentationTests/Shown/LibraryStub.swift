import UIKit

extension UIImageView {
  public func sd_setImage(with url: URL?) {}
}
