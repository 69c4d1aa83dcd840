import UIKit

/// A scroll view with one image view in it.
final class ScrollingPhotoViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()

    // Creates the image.
    guard let image = CatPhoto.photograph else { return }

    // Creates an image view of the image's size, with its origin in the top-left corner.
    let imageView = UIImageView(image: image)
    imageView.frame = CGRect(origin: .zero, size: image.size)

    // Creates a scroll view that fills the view.
    let scrollView = UIScrollView(frame: view.bounds)

    // The content size makes the scroll view scroll.
    scrollView.contentSize = image.size
    // Resizes the scroll view on rotation.
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    scrollView.addSubview(imageView)
    view.addSubview(scrollView)
  }
}
