/// Tells objects that they were made from a nib: responders and collection view layouts.
@MainActor enum NibAwakening {
  static func awaken(_ object: Any) {
    if let responder = object as? UIResponder { return responder.awakeFromNib() }
    (object as? UICollectionViewLayout)?.awakeFromNib()
  }
}
