// For the compiler only: there is no focus; controllers only have the methods.

extension UIViewController: UIFocusEnvironment {}
