extension UIView: UIFocusEnvironment {}
