extension UISceneConfiguration {
  /// The storyboard whose first controller the window shows. Default nil.
  public var storyboard: UIStoryboard? {
    get { keptStoryboard as? UIStoryboard }
    set { keptStoryboard = newValue }
  }
}
