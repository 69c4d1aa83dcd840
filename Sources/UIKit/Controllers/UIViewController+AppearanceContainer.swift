extension UIViewController: UIAppearanceContainer {}
