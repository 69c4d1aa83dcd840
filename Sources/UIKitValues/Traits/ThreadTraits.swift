import Glibc

/// The current traits of each thread outside of pictures.
enum ThreadTraits {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { value in
      if let value { Unmanaged<UITraitCollection>.fromOpaque(value).release() }
    }
    return key
  }()

  /// The traits; nil if none were set.
  static var value: UITraitCollection? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }
}
