// For the compiler only: there is no focus; views only have the methods.

extension UIView: UIFocusEnvironment {}
