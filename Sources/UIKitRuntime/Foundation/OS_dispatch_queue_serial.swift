/// The class of serial queues; here the class of all queues.
public typealias OS_dispatch_queue_serial = DispatchQueue
