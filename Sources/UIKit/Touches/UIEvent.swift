/// Something a user did. Pictures have no users: it exists so that hit-testing can be overridden.
///
/// Source: Apple, UIEvent.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
