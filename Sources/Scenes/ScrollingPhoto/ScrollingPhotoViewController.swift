import UIKit

/// A scroll view with one image view in it.
final class ScrollingPhotoViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()

    // First we create an image to display to the user.
    guard let image = CatPhoto.photograph else { return }

    // Next we create an image view to display the image. It should be the same size as the image
    // with its origin in the top-left corner.
    let imageView = UIImageView(image: image)
    imageView.frame = CGRect(origin: .zero, size: image.size)

    // Finally we create our scroll view. It fills the entire view.
    let scrollView = UIScrollView(frame: view.bounds)

    // This line is very important: it makes the scroll view scroll.
    scrollView.contentSize = image.size
    // This is just to get rotation to work correctly.
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    scrollView.addSubview(imageView)
    view.addSubview(scrollView)
  }
}
