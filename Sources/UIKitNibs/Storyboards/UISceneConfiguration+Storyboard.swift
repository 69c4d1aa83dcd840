extension UISceneConfiguration {
  /// The storyboard of the scene's initial controller. Default nil.
  public var storyboard: UIStoryboard? {
    get { assignedStoryboard as? UIStoryboard }
    set { assignedStoryboard = newValue }
  }
}
